import { saveShippingRule } from "@sampan/contract/goods/shippability/staff-shippability";
import { Button, Drawer, Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { isWhole, type RuleDraft } from "./rule-draft.ts";
import { RuleMatchFields } from "./rule-match-fields.tsx";
import { RulePreview } from "./rule-preview.tsx";
import { RuleReasonFields } from "./rule-reason-fields.tsx";
import { RuleVerdictFields } from "./rule-verdict-fields.tsx";
import "./shippability.css";

interface RuleDrawerProps {
  readonly start: RuleDraft;
  readonly onClose: () => void;
}

/** One rule, new or stored: which goods, what becomes of them, why; tried before it is saved. */
export function RuleDrawer({ start, onClose }: RuleDrawerProps) {
  const t = useTranslations("consoleShippability.form");
  const [rule, setRule] = useState(start);
  const saving = useCommand(saveShippingRule, { told: t("saved"), whenDone: onClose });
  const fields = {
    rule,
    change: (part: Partial<RuleDraft>) => setRule((now) => ({ ...now, ...part })),
  };
  return (
    <Drawer
      open
      size={560}
      title={start.id === undefined ? t("newTitle") : t("title", { name: start.name })}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          disabled={!isWhole(rule)}
          loading={saving.isRunning}
          onClick={() => saving.run(rule)}
        >
          {t("save")}
        </Button>
      }
    >
      <Form layout="vertical" component="div">
        <RuleMatchFields {...fields} />
        <RulePreview rule={rule} />
        <RuleVerdictFields {...fields} />
        <RuleReasonFields {...fields} />
      </Form>
    </Drawer>
  );
}
