import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { LinkIcon } from "@sampan/ui/icons-controls";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { Sheet } from "@sampan/ui/sheet";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { followCandidate, type Candidate } from "./find-target.ts";
import { useOpenProduct } from "./use-find.ts";

interface WhichProductProps {
  readonly candidates: readonly Candidate[];
  readonly onClose: () => void;
}

/** Asks which of several products a text means; nothing is guessed. [SRCH-08] */
export function WhichProduct({ candidates, onClose }: WhichProductProps) {
  const t = useTranslations("search.which");
  const words = useTranslations("common");
  const openProduct = useOpenProduct();
  const tellFault = useTellFault();
  const following = useMutation({
    mutationFn: (candidate: Candidate) => followCandidate(candidate),
    onSuccess: async (product) => {
      if (!product.ok) return tellFault(product.error);
      onClose();
      await openProduct(product.value);
    },
    onError: tellFault,
  });
  return (
    <Sheet open onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <p className="mb-3 text-text-2">{t("body")}</p>
      <List>
        {candidates.map((candidate) => (
          <li key={addressOf(candidate)}>
            <button
              type="button"
              disabled={following.isPending}
              onClick={() => following.mutate(candidate)}
              className={rowLook}
            >
              <RowContent
                icon={<LinkIcon />}
                label={<CandidateName candidate={candidate} />}
                hint={<span className="block truncate">{addressOf(candidate)}</span>}
                chevron
              />
            </button>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

function CandidateName({ candidate }: { candidate: Candidate }) {
  const t = useTranslations("search.which");
  const platforms = useTranslations("common.platform");
  if (!candidate.platform) return t("passwordOnly");
  const platform = platforms(platformNames[candidate.platform]);
  return t(candidate.kind === "password" ? "password" : "link", { platform });
}

const addressOf = (candidate: Candidate): string =>
  candidate.kind === "password" ? candidate.password : candidate.url;
