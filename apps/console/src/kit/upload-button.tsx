import { callApi } from "@sampan/client/call-api";
import type {
  uploadArticlePicture,
  uploadBankLogo,
  uploadGoodsPicture,
  uploadPagePicture,
  uploadPopupPicture,
} from "@sampan/contract/kernel/uploads";
import { Button } from "antd";
import { useRef } from "react";
import { Icon } from "./icon.tsx";
import { useUploadPictures } from "./use-upload-pictures.ts";

type PictureCall =
  | typeof uploadArticlePicture
  | typeof uploadBankLogo
  | typeof uploadGoodsPicture
  | typeof uploadPagePicture
  | typeof uploadPopupPicture;

interface UploadButtonProps {
  /** What stores a picture of this kind. */
  readonly call: PictureCall;
  readonly label: string;
  /** Name of the file field; the button's own when absent. */
  readonly fileLabel?: string;
  readonly onStored: (url: string) => void;
  readonly most?: number;
  readonly isSmall?: boolean;
}

/** Takes pictures from the disk and stores them; a small one shows only its drawing. */
export function UploadButton(props: UploadButtonProps) {
  const { call, label, fileLabel = label, onStored, most = 1, isSmall = false } = props;
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures(
    (file) => callApi(call, { file }, { asksLogin: true }),
    onStored,
  );
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple={most > 1}
        hidden
        aria-label={fileLabel}
        onChange={(event) => {
          upload.mutate([...(event.target.files ?? [])].slice(0, most));
          event.target.value = "";
        }}
      />
      <Button
        {...(isSmall ? { "aria-label": label, size: "small" as const } : {})}
        icon={<Icon name="camera" small={isSmall} />}
        loading={upload.isPending}
        disabled={most < 1}
        onClick={() => picker.current?.click()}
      >
        {isSmall ? undefined : label}
      </Button>
    </>
  );
}
