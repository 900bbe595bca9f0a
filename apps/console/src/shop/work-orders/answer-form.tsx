import { callApi } from "@sampan/client/call-api";
import { query } from "@sampan/client/query";
import { listPreparedAnswers } from "@sampan/contract/shop/work-orders/staff-prepared-answers";
import {
  answerWorkOrder,
  type StaffWorkOrder,
  uploadWorkOrderPicture,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { languageFacts } from "@sampan/domain/kernel/language";
import { workOrderPictures } from "@sampan/domain/shop/work-orders/work-order";
import { useQuery } from "@tanstack/react-query";
import { Button, Input, Select } from "antd";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useUploadPictures } from "../../kit/use-upload-pictures.ts";

/** The answer: in one's own words or prepared ones, which come in the customer's language, with pictures. [BO-45] */
export function AnswerForm({ one }: { readonly one: StaffWorkOrder }) {
  const t = useTranslations("consoleWorkOrders");
  const id = useId();
  const [content, setContent] = useState("");
  const [imgs, setImgs] = useState<readonly string[]>([]);
  const answer = useCommand(answerWorkOrder, {
    told: t("sent"),
    whenDone: () => {
      setContent("");
      setImgs([]);
    },
  });
  const isEmpty = content.trim() === "" && imgs.length === 0;
  return (
    <section className="stack" aria-label={t("answerLabel")}>
      <Prepared
        one={one}
        onChoose={(words) => setContent([content, words].filter(Boolean).join("\n"))}
      />
      <label htmlFor={id} className="strong">
        {t("answerLabel")}
      </label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={2000}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <span id={`${id}-hint`} className="small-text faint">
        {t("answerHint", { language: languageFacts[one.customer_language].name })}
      </span>
      <div className="row">
        {imgs.map((img, at) => (
          <Button
            key={img}
            size="small"
            aria-label={t("removePicture", { index: at + 1 })}
            icon={<Icon name="camera" small />}
            onClick={() => setImgs(imgs.filter((other) => other !== img))}
          >
            {at + 1} ×
          </Button>
        ))}
        <AddPicture
          id={one.id}
          isFull={imgs.length >= workOrderPictures}
          onStored={(url) => setImgs((before) => [...before, url])}
        />
        <span className="grow" />
        <Button
          type="primary"
          disabled={isEmpty}
          loading={answer.isRunning}
          onClick={() => answer.run({ id: one.id, content: content.trim(), imgs: [...imgs] })}
        >
          {t("send")}
        </Button>
      </div>
    </section>
  );
}

interface PreparedProps {
  readonly one: StaffWorkOrder;
  readonly onChoose: (words: string) => void;
}

function Prepared({ one, onChoose }: PreparedProps) {
  const t = useTranslations("consoleWorkOrders");
  const asked = useQuery(query(listPreparedAnswers, {}, { asksLogin: true }));
  const list = asked.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Select<string>
      aria-label={t("choosePrepared")}
      placeholder={t("choosePrepared")}
      showSearch={{ optionFilterProp: "label" }}
      value={null}
      options={list.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(chosen) => {
        const words = list.find(({ id }) => id === chosen)?.words[one.customer_language];
        if (words) onChoose(words);
      }}
    />
  );
}

interface AddPictureProps {
  readonly id: string;
  readonly isFull: boolean;
  readonly onStored: (url: string) => void;
}

/** Stores a picture sealed by the customer's key. */
function AddPicture({ id, isFull, onStored }: AddPictureProps) {
  const t = useTranslations("consoleWorkOrders");
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures(
    (file) => callApi(uploadWorkOrderPicture, { id, file }, { asksLogin: true }),
    onStored,
  );
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("addPicture")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate([file]);
          target.value = "";
        }}
      />
      <Button
        icon={<Icon name="camera" small />}
        disabled={isFull}
        loading={upload.isPending}
        onClick={() => picker.current?.click()}
      >
        {t("addPicture")}
      </Button>
    </>
  );
}
