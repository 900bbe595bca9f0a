import type { Query } from "@tanstack/react-query";

/** Whether a reading that failed leaves nothing to show: the boundary around the page then tells why. (`throwOnError`) */
export const isUnread = (_fault: Error, { state }: Pick<Query, "state">): boolean =>
  state.data === undefined;
