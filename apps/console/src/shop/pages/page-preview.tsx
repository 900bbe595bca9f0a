import { query } from "@sampan/client/query";
import type { InputOf } from "@sampan/contract/kernel/call";
import { previewReady, type PreviewShown } from "@sampan/contract/shop/pages/preview";
import { previewPage } from "@sampan/contract/shop/pages/staff-pages";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { defaultRegion, regions } from "@sampan/domain/kernel/regions";
import { audienceKinds } from "@sampan/domain/shop/pages/audience";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Form, Modal, Select } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { tiers, useTierName } from "../../kit/tier-name.ts";
import { AudienceSegments } from "./audience-fields.tsx";
import { MomentField } from "./moment-field.tsx";

const widths = [320, 480] as const;
type Looker = Omit<InputOf<typeof previewPage>, "id">;

interface PagePreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The page that was saved last as anybody would see it at any moment, on a narrow phone and a wide one. [BO-40] */
export function PagePreview({ id, onClose }: PagePreviewProps) {
  const t = useTranslations("consolePages");
  const language = useLocale();
  const [looker, setLooker] = useState<Looker>({
    at: "",
    who: "visitor",
    region: defaultRegion,
    language,
    tier: "classic",
    segments: [],
  });
  const asked = useQuery({
    ...query(previewPage, { id, ...looker }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal open width={900} title={t("preview")} footer={null} onCancel={onClose}>
      <p className="small-text muted">{t("previewHint")}</p>
      <LookerFields
        looker={looker}
        put={(change) => setLooker((before) => ({ ...before, ...change }))}
      />
      <Loaded asked={asked} skeletonRows={10}>
        {({ data }) => (
          <div className="page-phones">
            {widths.map((width) => (
              <Phone
                key={width}
                width={width}
                shown={{ preview: data, language: looker.language }}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

interface LookerFieldsProps {
  readonly looker: Looker;
  readonly put: (change: Partial<Looker>) => void;
}

function LookerFields({ looker, put }: LookerFieldsProps) {
  const t = useTranslations("consolePages");
  const words = useTranslations("consoleWords");
  const tierName = useTierName();
  return (
    <Form layout="vertical" component="div" requiredMark={false} className="page-fields three">
      <MomentField
        label={t("at")}
        hint={t("atHint")}
        moment={looker.at}
        onChange={(at) => put({ at })}
      />
      <One
        label={t("asWho")}
        value={looker.who}
        options={audienceKinds.map((value) => ({ value, label: t(`whos.${value}`) }))}
        onChange={(who) => put({ who })}
      />
      <One
        label={t("region")}
        value={looker.region}
        options={regions.map((value) => ({ value, label: words(`region.${value}`) }))}
        onChange={(region) => put({ region })}
      />
      <One
        label={t("language")}
        value={looker.language}
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
        onChange={(language) => put({ language })}
      />
      <One
        label={t("tier")}
        value={looker.tier}
        options={tiers.map((value) => ({ value, label: tierName(value) }))}
        onChange={(tier) => put({ tier })}
      />
      <AudienceSegments segments={looker.segments} onChange={(segments) => put({ segments })} />
    </Form>
  );
}

interface OneProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: { value: Value; label: string }[];
  readonly onChange: (value: Value) => void;
}

function One<Value extends string>({ label, value, options, onChange }: OneProps<Value>) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select<Value> id={id} value={value} options={options} onChange={onChange} />
    </Form.Item>
  );
}

interface PhoneProps {
  readonly width: (typeof widths)[number];
  readonly shown: PreviewShown;
}

/** A frame of the storefront, which is told what to draw once it says that it hears. */
function Phone({ width, shown }: PhoneProps) {
  const t = useTranslations("consolePages");
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const there = frame.current?.contentWindow;
    const tell = () => there?.postMessage(shown, location.origin);
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === there && origin === location.origin && data === previewReady) tell();
    };
    tell();
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [shown]);
  // It is a page of ours, which has to know where it comes from to hear us.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} src="/pagePreview" width={width} title={t("phone", { width })} />;
}
