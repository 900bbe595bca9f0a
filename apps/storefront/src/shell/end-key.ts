interface GrowingList {
  readonly isPlaceholderData?: boolean;
  readonly data?: { readonly pages: readonly unknown[] } | undefined;
}

/**
 * What the mark at the end of a list is known by (`useNearEnd`): it is looked at anew behind every page, and once more
 * when the list that was shown meanwhile has given way to the one that was asked for.
 */
export const endKey = ({ isPlaceholderData, data }: GrowingList): string =>
  `${isPlaceholderData ? "before" : "asked"} ${data?.pages.length}`;
