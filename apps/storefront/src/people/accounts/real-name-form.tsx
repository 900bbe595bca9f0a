import { formsOf } from "@sampan/domain/people/regions/regions";
import { Button } from "@sampan/ui/button";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { useSubmitRealName } from "./use-submit-real-name.ts";

const longestIdCard = 20;
const longestName = 60;

/** Name and number as on the card, and the card itself where the customer likes. [API-10] [ACC-27] */
export function RealNameForm() {
  const t = useTranslations("accounts.realName");
  const words = useTranslations("common");
  const form = useSubmitRealName();
  const { region, fields, set, problems } = form;
  return (
    <form
      noValidate
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        label={t("name")}
        name="real_name"
        autoComplete="name"
        maxLength={longestName}
        value={fields.real_name}
        onChange={({ target }) => set({ real_name: target.value })}
        error={problems.real_name}
      />
      <TextField
        label={t(`idCard.${region}`)}
        name="id_card"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestIdCard}
        inputMode={formsOf[region].idCardKeys}
        hint={t(`idCardHint.${region}`)}
        value={fields.id_card}
        onChange={({ target }) => set({ id_card: target.value })}
        error={problems.id_card}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,140px),1fr))] gap-4">
        <PicturePicker
          label={t("front")}
          note={words("optional")}
          pictures={form.front}
          most={1}
          error={problems.front}
        />
        <PicturePicker
          label={t("back")}
          note={words("optional")}
          pictures={form.back}
          most={1}
          error={problems.back}
        />
      </div>
      <p className="text-xs text-text-3">{t("secrecy")}</p>
      <Button type="submit" variant="brand" wide busy={form.isBusy}>
        {t("submit")}
      </Button>
    </form>
  );
}
