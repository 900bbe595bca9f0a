import { useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { ClipboardCare } from "../goods/clipboard/clipboard-care.tsx";
import { OfflineCare } from "../shop/installing/offline-care.tsx";
import { pathTo } from "../paths.ts";
import { retryPictures } from "../shell/retry-pictures.ts";
import { FloatingMenu } from "./floating-menu.tsx";
import { isQuietPath } from "./is-quiet-path.ts";

const HomeFront = lazy(async () => ({
  default: (await import("../shop/home/front/home-front.tsx")).HomeFront,
}));

/** Home has two addresses. [RT-02] */
const homes: readonly string[] = [pathTo.home.to, "/home"];

/** What a page has besides itself, loaded once it has arrived. */
export function AfterArrival() {
  const router = useRouter();
  const isHome = useRouterState({
    select: ({ location }) => homes.includes(location.pathname),
  });
  useEffect(() => retryPictures(document), []);
  return (
    <>
      <ClipboardCare isQuietPlace={() => isQuietPath(router.state.location.pathname)} />
      <OfflineCare />
      <FloatingMenu />
      {isHome && (
        <Suspense>
          <HomeFront />
        </Suspense>
      )}
    </>
  );
}
