import { theme, type ThemeConfig } from "antd";

const fontSize = 13;

/** antd in the tokens of packages/ui: read from the page, so that each colour has one author. */
export function consoleTheme(isDark: boolean): ThemeConfig {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...rolesOf(token),
      motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      motionDurationMid: "0.2s",
      fontFamily: token("font-sans"),
      fontSize,
      lineHeight: 20 / fontSize,
      controlHeight: 36,
      controlHeightLG: 44,
      controlHeightSM: 30,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryColor: token("on-brand"),
        primaryShadow: "none",
        dangerShadow: "none",
        defaultShadow: "none",
        paddingInline: 14,
        borderRadiusLG: 8,
      },
      Form: { verticalLabelPadding: "0 0 6px", itemMarginBottom: 16 },
      Input: { borderRadiusLG: 8 },
      InputNumber: { borderRadiusLG: 8 },
      Modal: { titleFontSize: 16, borderRadiusLG: 12 },
      Segmented: { trackBg: token("surface-2"), itemColor: token("text-2") },
      Select: { borderRadiusLG: 8, optionSelectedBg: token("brand-soft") },
      Table: {
        headerBorderRadius: 0,
        headerBg: token("canvas"),
        headerColor: token("text-2"),
        headerSplitColor: "transparent",
        rowHoverBg: token("surface-2"),
        cellPaddingBlock: 4,
        cellPaddingInline: 10,
      },
    },
  };
}

const rolesOf = (token: (name: string) => string) => ({
  colorPrimary: token("brand"),
  colorInfo: token("brand"),
  colorLink: token("brand"),
  colorSuccess: token("ok"),
  colorWarning: token("warn"),
  colorError: token("danger"),
  colorText: token("text"),
  colorTextSecondary: token("text-2"),
  colorTextTertiary: token("text-3"),
  colorTextDescription: token("text-2"),
  colorTextPlaceholder: token("text-3"),
  colorTextHeading: token("text"),
  colorBgLayout: token("canvas"),
  colorBgContainer: token("surface"),
  colorBgElevated: token("surface"),
  colorBorder: token("line-strong"),
  colorBorderSecondary: token("line"),
  colorSplit: token("line"),
  colorBgMask: token("scrim"),
  controlItemBgActive: token("brand-soft"),
});
