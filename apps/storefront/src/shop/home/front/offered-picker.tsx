import { callApi } from "@sampan/client/call-api";
import { putOffBusinessCategory } from "@sampan/contract/people/accounts/business-category";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../../shell/session.ts";
import { CategoryPicker } from "./category-picker.tsx";
import { heldStage } from "./dismissals.ts";
import { useStandsStill } from "./use-stands-still.ts";

/** The picker as it comes by itself, once: closed, it is found in the settings; saved, the coupon popup follows. [HOME-14] */
export function OfferedPicker({ onPutOff }: { readonly onPutOff: () => void }) {
  const isStill = useStandsStill();
  const queryClient = useQueryClient();
  // Where it does not come through, they are asked at the next visit again.
  const putOff = useMutation({
    mutationFn: () => callApi(putOffBusinessCategory, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  if (!isStill) return null;
  return (
    <CategoryPicker
      chosen={[]}
      onSaved={() => heldStage.keep(1)}
      onClose={() => {
        onPutOff();
        putOff.mutate();
      }}
    />
  );
}
