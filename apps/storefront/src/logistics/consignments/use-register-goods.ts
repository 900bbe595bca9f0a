import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSession } from "../../shell/session.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { isOfPerson } from "../../trade/checkout/is-of-person.ts";
import { forgetOrders } from "../../trade/orders/order-queries.ts";
import { type Pictures, usePictures } from "../../uploads/use-pictures.ts";
import { checkLines, type LineField, typedLine } from "./check-consignment.ts";
import {
  type ConsignmentDraft,
  consignmentDraft,
  type DraftLine,
  emptyLine,
} from "./consignment-draft.ts";

/**
 * The form that registers goods bought elsewhere: what was typed, what is wrong with it, and sending it once. A visitor
 * types as everybody does, and is led to the log-in and back. [RT-36] [CONS-07] [API-85]
 */
export function useRegisterGoods(begun: readonly DraftLine[] | undefined) {
  const tell = useRefusalWords();
  const router = useRouter();
  const session = useSession();
  const [draft, setDraft] = useState(() => beginWith(begun));
  const [isTried, setTried] = useState(false);
  const pictures = usePictures("request", draft.images);
  const sending = useSendRegistration();

  const lineProblems = checkLines(draft);
  const missing = useMissing(draft, pictures);
  const isWhole =
    lineProblems.every((problem) => problem === undefined) &&
    Object.values(missing).every((problem) => problem === undefined);

  const keep = (changed: ConsignmentDraft = draft): void =>
    consignmentDraft.keep({ ...changed, images: [...pictures.urls] });
  const set = (change: Partial<ConsignmentDraft>): void => {
    const changed = { ...draft, ...change };
    keep(changed);
    setDraft(changed);
  };
  const submit = (): void => {
    setTried(true);
    keep();
    if (!session) return void router.navigate(pathTo.login(router.history.location.href));
    if (!isWhole || !draft.warehouse) return;
    sending.send({
      lines: draft.lines.map(wireLine),
      warehouse_type: draft.warehouse,
      images: [...pictures.urls],
      remark: draft.remark.trim(),
    });
  };
  return {
    draft,
    set,
    setLine: (key: number, change: Partial<DraftLine>) =>
      set({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) }),
    addLine: () =>
      set({
        lines: [...draft.lines, emptyLine(Math.max(...draft.lines.map(({ key }) => key)) + 1)],
      }),
    removeLine: (key: number) => set({ lines: draft.lines.filter((line) => line.key !== key) }),
    mayAdd: draft.lines.length < consignmentLimits.lines,
    keep,
    isVisitor: !session,
    pictures,
    problems: isTried && session ? { ...missing, ...sending.problems } : sending.problems,
    /** What is wrong with a line, and beside which of its fields it stands. */
    problemOf: (index: number, field: LineField): string | undefined => {
      const problem = isTried ? lineProblems[index] : undefined;
      if (problem?.field === field) return tell(problem);
      const typed = typedLine(draft.lines[index] ?? emptyLine(0)).express_no;
      return field === "express_no" && sending.isTaken(typed) ? sending.takenWords : undefined;
    },
    personProblem: sending.personProblem,
    submit,
    isBusy: sending.isBusy,
  };
}

export type RegisterForm = ReturnType<typeof useRegisterGoods>;

/** What else is wrong with the form, part by part. */
function useMissing({ warehouse, remark }: ConsignmentDraft, { isSending, urls }: Pictures) {
  const t = useTranslations("consignments");
  const tell = useRefusalWords();
  const { limits } = useConfiguration();
  const noProof = urls.length === 0 ? tell({ code: "proof_needed" }) : undefined;
  const isTooLong = remark.trim().length > limits.remark;
  return {
    warehouse: warehouse ? undefined : tell({ code: "warehouse_needed" }),
    images: isSending ? t("stillUploading") : noProof,
    remark: isTooLong ? tell({ code: "remark_too_long", values: { n: limits.remark } }) : undefined,
  };
}

/** What was left in this tab, or lines to begin with where nothing was. */
function beginWith(begun: readonly DraftLine[] | undefined): ConsignmentDraft {
  const kept = consignmentDraft.read();
  const isEmpty = kept.lines.every(({ name, express_no }) => name === "" && express_no === "");
  return begun && isEmpty ? { ...kept, lines: [...begun] } : kept;
}

type Registration = RequestOf<typeof createConsignTrade>;

function wireLine(line: DraftLine): Registration["lines"][number] {
  const { num, value, ...words } = typedLine(line);
  return {
    ...words,
    ...(num === undefined ? {} : { num }),
    ...(value === undefined ? {} : { value }),
  };
}

const fieldOfRefusal = {
  warehouse_needed: "warehouse",
  proof_needed: "images",
  file_unknown: "images",
  remark_too_long: "remark",
} as const;

function useSendRegistration() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sending = useMutation({
    mutationFn: (registration: Registration) =>
      callApi(createConsignTrade, registration, {
        idempotencyKey: submissionKey("consignment", registration),
        asksLogin: true,
      }),
    onSuccess: async (answer) => {
      endSubmission("consignment");
      if (!answer.ok) {
        if (!isShownBeside(answer.error.code)) tellFault(answer.error);
        return;
      }
      consignmentDraft.forget();
      await forgetOrders(queryClient);
      await router.navigate({ ...ownPathTo.consignment(answer.value.data.tid), replace: true });
    },
    onError: tellFault,
  });
  const refusal = sending.data?.ok === false ? sending.data.error : undefined;
  const code = refusal?.code;
  const field =
    code && code in fieldOfRefusal
      ? fieldOfRefusal[code as keyof typeof fieldOfRefusal]
      : undefined;
  const taken = code === "express_no_taken" ? refusal : undefined;
  return {
    send: sending.mutate,
    isBusy: sending.isPending,
    problems: refusal && field ? { [field]: refusal.message } : {},
    takenWords: taken?.message,
    isTaken: (typed: string): boolean =>
      taken !== undefined &&
      typed !== "" &&
      taken.message.includes(typed.replaceAll(/\s/g, "").toUpperCase()),
    personProblem: code && isOfPerson(code) ? code : undefined,
  };
}

const isShownBeside = (code: string): boolean =>
  code in fieldOfRefusal || code === "express_no_taken" || isOfPerson(code);
