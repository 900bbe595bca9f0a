import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { replyWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import { workOrderPictures } from "@sampan/domain/shop/work-orders/work-order";
import { ActionBar } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { IconButton } from "@sampan/ui/icon-button";
import { PictureIcon } from "@sampan/ui/icons-account";
import { bareFieldLook, fieldBoxLook } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { useKeptPictures } from "../../uploads/use-kept-pictures.ts";
import { forgetWorkOrders } from "./work-order-queries.ts";

interface ReplyBarProps {
  readonly id: string;
  readonly onSent: () => void;
}

/** Says something more, with photos. What is typed stays in this tab until it was sent. [WO-02] */
export function ReplyBar({ id, onSent }: ReplyBarProps) {
  const t = useTranslations("workOrders");
  const kept = `work-order-${id}`;
  const [content, setContent] = useState(() => sessionStorage.getItem(kept) ?? "");
  const pictures = useKeptPictures("ticket", `${kept}-pictures`);
  const [hasPhotos, setHasPhotos] = useState(pictures.urls.length > 0);
  const sending = useReply({ id, content: content.trim(), imgs: [...pictures.urls] }, () => {
    sessionStorage.removeItem(kept);
    pictures.forget();
    onSent();
  });
  const send = (): void => {
    if (pictures.isSending) return showToast({ message: t("stillUploading"), tone: "danger" });
    if (content.trim() === "" && pictures.urls.length === 0)
      return showToast({ message: t("sayNeeded"), tone: "danger" });
    sending.mutate();
  };
  return (
    <ActionBar label={t("say")}>
      {hasPhotos && (
        <div className="max-h-40 w-full overflow-y-auto">
          <PicturePicker
            label={t("form.photos")}
            hint={t("form.photosHint", { count: workOrderPictures })}
            pictures={pictures}
            most={workOrderPictures}
          />
        </div>
      )}
      <form
        className="flex w-full items-end gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <IconButton
          label={t("form.photos")}
          aria-expanded={hasPhotos}
          onClick={() => setHasPhotos(!hasPhotos)}
        >
          <PictureIcon />
        </IconButton>
        <div className={fieldBoxLook}>
          <textarea
            rows={1}
            aria-label={t("say")}
            placeholder={t("sayHint")}
            maxLength={2000}
            value={content}
            onChange={({ target }) => {
              sessionStorage.setItem(kept, target.value);
              setContent(target.value);
            }}
            className={`${bareFieldLook} field-sizing-content max-h-32 resize-none`}
          />
        </div>
        <Button
          type="submit"
          variant="action"
          busy={sending.isPending}
          className="flex-none whitespace-nowrap"
        >
          {t("send")}
        </Button>
      </form>
    </ActionBar>
  );
}

function useReply(said: RequestOf<typeof replyWorkOrder>, onTaken: () => void) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: () => callApi(replyWorkOrder, said, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      // What was sent before its answer was lost is there.
      if (answer.ok || answer.error.code === "work_order_said_already") onTaken();
      await forgetWorkOrders(queryClient);
    },
    onError: tellFault,
  });
}
