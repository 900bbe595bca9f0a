import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { atMostOncePer } from "../../shell/at-most-once-per.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { findTarget, type Candidate, type FoundProduct } from "./find-target.ts";
import { searchHistory, withSearch } from "./search-history.ts";

export interface Finding {
  readonly find: (entry: string) => void;
  readonly isBusy: boolean;
  /** Words for what the entry lacks or why it leads nowhere. */
  readonly problem: string | undefined;
  readonly clearProblem: () => void;
  /** What to ask about, when the entry may mean several products. */
  readonly candidates: readonly Candidate[] | undefined;
  readonly dismiss: () => void;
}

/**
 * Takes an entry to its product, to a question, or to results, and remembers it. A blank one asks for words
 * and makes no call; a second submit right after the first does nothing. [SRCH-02] [SRCH-06] [SRCH-36]
 */
export function useFind(): Finding {
  const t = useTranslations("errors");
  const navigate = useNavigate();
  const openProduct = useOpenProduct();
  const tellFault = useTellFault();
  const {
    limits: { debounce_ms },
    share_markers: markers,
  } = useConfiguration();
  const [calmly] = useState(() => atMostOncePer(debounce_ms, () => performance.now()));
  const [problem, setProblem] = useState<string>();
  const [candidates, setCandidates] = useState<readonly Candidate[]>();
  const newest = useRef("");

  const finding = useMutation({
    mutationFn: (entry: string) => findTarget(entry, { markers }),
    onSuccess: async (target, entry) => {
      if (entry !== newest.current) return;
      if (!target.ok) return setProblem(target.error.message);
      searchHistory.keep(withSearch(searchHistory.read(), entry));
      if (target.value.kind === "choose") return setCandidates(target.value.candidates);
      if (target.value.kind === "product") return openProduct(target.value.product);
      await navigate(pathTo.results({ searchValue: target.value.words }));
    },
    onError: tellFault,
  });
  return {
    find: (text) => {
      const entry = text.trim();
      if (entry === "") return setProblem(t("keyword_needed"));
      setProblem(undefined);
      newest.current = entry;
      calmly(() => finding.mutate(entry));
    },
    isBusy: finding.isPending,
    problem,
    clearProblem: () => setProblem(undefined),
    candidates,
    dismiss: () => setCandidates(undefined),
  };
}

export function useOpenProduct(): (product: FoundProduct) => Promise<void> {
  const navigate = useNavigate();
  return ({ thid_item_id, platform, url }) =>
    navigate(pathTo.agentProduct({ id: thid_item_id, platform, url }));
}
