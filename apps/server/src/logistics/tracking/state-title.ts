import type { ScanState } from "@sampan/domain/logistics/tracking/scan-state";

/** What the state of a scan is called, as a text of the house. */
export const stateTitle = (state: ScanState): string => `tracking.state.${state}`;
