import { formatAmount, percentage } from "@sampan/domain/kernel/money";
import { insuranceShare_bp, isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { sectionLinkLook } from "@sampan/ui/card";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { RadioGroup } from "@sampan/ui/radio-group";
import { PinIcon } from "@sampan/ui/icons-account";
import { DocumentIcon, ShieldIcon, TruckIcon } from "@sampan/ui/icons-goods";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { addressWords } from "../../people/addresses/address-words.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useCarrierChoices } from "../../shell/use-carrier-choices.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { CoverageLink } from "../../trade/checkout/coverage-link.tsx";
import { OpenedAddressSheet } from "../../trade/checkout/opened-address-sheet.tsx";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";
import type { Rehearsal } from "./rehearsal-queries.ts";
import type { RehearsalForm } from "./use-rehearsal.ts";

interface AnswerRowsProps {
  readonly form: RehearsalForm;
  readonly parcel: ParcelDetail;
  readonly box: Rehearsal;
}

/** Where it goes, who brings it, how it is insured and what customs is told: as asked for, and open to change. */
export const AnswerRows = (props: AnswerRowsProps) => (
  <List>
    <AddressRow {...props} />
    <CarrierRow {...props} />
    <InsuranceRow {...props} />
    <DeclarationRow {...props} />
  </List>
);

function AddressRow({ form, parcel }: AnswerRowsProps) {
  const t = useTranslations("rehearsal");
  const sheet = useSheet();
  const { data } = useQuery(addressesQuery);
  const other = data?.datalist.find(({ id }) => id === form.answer.address_id);
  const asked = parcel.merged?.address;
  const shown = other ? { ...other, area: other.to } : asked;
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={sheet.open} className={rowLook}>
        <RowContent
          icon={<PinIcon />}
          label={t("to")}
          hint={shown && `${shown.consignee} · ${addressWords(shown)}`}
          chevron
        />
      </button>
      <OpenedAddressSheet
        sheet={sheet}
        chosen={form.answer.address_id}
        onChoose={(address_id) => form.choose({ address_id })}
      />
    </li>
  );
}

interface OpenRowProps {
  readonly icon?: ReactNode;
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A row that opens in its place. */
const OpenRow = ({ icon, label, hint, children }: OpenRowProps) => (
  <li>
    <details>
      <summary className={`${rowLook} cursor-pointer list-none`}>
        <RowContent icon={icon} label={label} hint={hint} chevron />
      </summary>
      <div className="px-4 pb-3">{children}</div>
    </details>
  </li>
);

function CarrierRow({ form, box }: AnswerRowsProps) {
  const settlement = useTranslations("settlement");
  const chosen = form.answer.express ?? box.express;
  const carriers = useCarrierChoices(box.express);
  const hint = carriers.find(({ value }) => value === String(chosen))?.label ?? "";
  return (
    <OpenRow icon={<TruckIcon />} label={settlement("carrier")} hint={hint}>
      <RadioGroup
        legend={settlement("carrier")}
        options={carriers}
        value={String(chosen)}
        onChange={(express) => form.choose({ express: Number(express) })}
      />
    </OpenRow>
  );
}

/** What it is insured by already, or more: the difference comes with the bill, an entry of its own. */
function InsuranceRow({ form, box }: AnswerRowsProps) {
  const t = useTranslations("merging");
  const settlement = useTranslations("settlement");
  const { options } = useConfiguration();
  const chosen = form.answer.insurance ?? box.insurance;
  const nameOf = (id: number, share: number): string =>
    id === 0 ? settlement("noInsurance") : settlement("insured", { percent: id, share });
  const raiseTo = (id: number): number =>
    isInsuranceType(id) && isInsuranceType(box.insurance)
      ? percentage(box.paid_goods, insuranceShare_bp(id) - insuranceShare_bp(box.insurance))
      : 0;
  const offered = options.insurances.find(({ id }) => id === chosen);
  return (
    <OpenRow
      icon={<ShieldIcon />}
      label={settlement("insurance")}
      hint={nameOf(chosen, offered?.pays_percent ?? 0)}
    >
      <RadioGroup
        legend={settlement("insurance")}
        layout="rows"
        options={options.insurances.map(({ id, pays_percent }) => ({
          value: String(id),
          label: nameOf(id, pays_percent),
          refused: id < box.insurance ? t("notLower") : undefined,
          hint:
            id > box.insurance
              ? t("raised", { amount: formatAmount(raiseTo(id), box.currency) })
              : undefined,
        }))}
        value={String(chosen)}
        onChange={(insurance) => form.choose({ insurance: Number(insurance) })}
      />
      <CoverageLink className={sectionLinkLook} />
    </OpenRow>
  );
}

function DeclarationRow({ parcel, box }: AnswerRowsProps) {
  const t = useTranslations("rehearsal");
  const merging = useTranslations("merging");
  const declared = parcel.merged?.declaration ?? [];
  if (declared.length === 0) return null;
  const value = declared.reduce((cents, line) => cents + line.value, 0);
  return (
    <OpenRow
      icon={<DocumentIcon />}
      label={merging("declaration")}
      hint={t("declared", {
        count: declared.length,
        value: formatAmount(value, box.currency),
      })}
    >
      <ul className="grid gap-1 text-xs">
        {declared.map(({ oid, name, material, value: cents }) => (
          <li key={oid} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {name} · {material}
            </span>
            <span className="tabular-nums">{formatAmount(cents, box.currency)}</span>
          </li>
        ))}
      </ul>
    </OpenRow>
  );
}
