import { workOrderPictures } from "@sampan/domain/shop/work-orders/work-order";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { Chip } from "@sampan/ui/chip";
import { PageHeader } from "@sampan/ui/page-header";
import { TextArea, TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { type AskedAbout, useNewWorkOrder } from "./use-new-work-order.ts";

interface NewWorkOrderPageProps {
  readonly about: AskedAbout | undefined;
  /** What was looked for in vain. */
  readonly words: string;
}

/** Asks us something: a subject, words, photos, about something of one's own or nothing. [WO-01] */
export function NewWorkOrderPage({ about, words }: NewWorkOrderPageProps) {
  const t = useTranslations("workOrders");
  const form = useNewWorkOrder(about, words);
  return (
    <main id="content">
      <PageHeader title={t("new")} back={<BackButton />} />
      <form
        noValidate
        className="stack px-(--gutter)"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {about && (
          <p>
            <Chip tone="brand">{t(`about.${about.kind}`, { number: about.number })}</Chip>
          </p>
        )}
        <TextField
          label={t("form.subject")}
          hint={t("form.subjectHint")}
          maxLength={120}
          value={form.draft.subject}
          onChange={({ target }) => form.write({ subject: target.value })}
          error={form.subjectProblem}
        />
        <TextArea
          label={t("form.content")}
          hint={t("form.contentHint")}
          rows={5}
          maxLength={2000}
          value={form.draft.content}
          onChange={({ target }) => form.write({ content: target.value })}
          error={form.contentProblem}
        />
        <PicturePicker
          label={t("form.photos")}
          hint={t("form.photosHint", { count: workOrderPictures })}
          pictures={form.pictures}
          most={workOrderPictures}
          error={form.picturesProblem}
        />
        <BarSpace />
        <ActionBar label={t("new")}>
          <Button type="submit" variant="action" wide busy={form.isBusy}>
            {t("form.submit")}
          </Button>
        </ActionBar>
      </form>
    </main>
  );
}
