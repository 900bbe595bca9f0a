import { createFileRoute } from "@tanstack/react-router";
import { CameraPage } from "../logistics/cameras/camera-page.tsx";
import { CameraSkeleton } from "../logistics/cameras/camera-skeleton.tsx";
import { pairWithDesk } from "../logistics/cameras/pair-with-desk.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/parcelCamera")({
  ssr: false,
  staticData: { hasBottomBar: false },
  // The token stands behind the #: no server and no log on the way has seen it.
  loader: ({ location }) => pairWithDesk(location.hash),
  staleTime: Infinity,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("camera.title") }),
  pendingComponent: CameraSkeleton,
  component: Page,
});

function Page() {
  return <CameraPage paired={Route.useLoaderData()} />;
}
