import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { followOwnThings } from "./follow-own.ts";

/** As long as it takes to see and read it. */
const shown_ms = 8_000;

/**
 * Keeps what a page shows as it is on the server for as long as the page is looked at, and says so where something has
 * changed. It is read behind the page, which stays usable. Its place is empty until then, and takes no room of others.
 */
export function UpdatedNow({ of }: { readonly of: readonly { readonly queryKey: QueryKey }[] }) {
  const t = useTranslations("common");
  const client = useQueryClient();
  const [isNew, setIsNew] = useState(false);
  const keys = JSON.stringify(of.map(({ queryKey }) => queryKey));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      if (!(await readAnew(client, JSON.parse(keys) as QueryKey[]))) return;
      setIsNew(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsNew(false), shown_ms);
    };
    const end = followOwnThings(() => void read());
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client, keys]);
  return (
    <p role="status" className="text-xs text-ok">
      {isNew && t("updatedNow")}
    </p>
  );
}

/** Whether what is shown has become something else. */
async function readAnew(client: QueryClient, keys: readonly QueryKey[]): Promise<boolean> {
  const changes = keys.map(async (queryKey) => {
    const before = client.getQueryData(queryKey);
    await client.refetchQueries({ queryKey, exact: true, type: "active" });
    // The same answer is the same object.
    return before !== undefined && client.getQueryData(queryKey) !== before;
  });
  return (await Promise.all(changes)).includes(true);
}
