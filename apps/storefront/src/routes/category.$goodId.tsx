import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/category/$goodId")({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/category/$goodId"!</div>;
}
