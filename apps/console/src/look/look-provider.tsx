import { App, ConfigProvider } from "antd";
import { useMemo, type ReactNode } from "react";
import { useSpeech } from "../language/speech-provider.tsx";
import { consoleTheme } from "./console-theme.ts";
import { useIsDark } from "./use-is-dark.ts";

/** Dresses antd in our tokens and words, and gives desks its messages and dialogs. */
export function LookProvider({ children }: { children: ReactNode }) {
  const isDark = useIsDark();
  const { controls } = useSpeech();
  const theme = useMemo(() => consoleTheme(isDark), [isDark]);
  return (
    // Without the space antd would put between two characters, a button is named as it is written.
    <ConfigProvider theme={theme} locale={controls} button={{ autoInsertSpace: false }}>
      <App message={{ maxCount: 3, duration: 4 }}>{children}</App>
    </ConfigProvider>
  );
}
