import { query } from "@sampan/client/query";
import { getPage } from "@sampan/contract/shop/pages/staff-pages";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Loaded } from "../../kit/loaded.tsx";
import { PageEditor } from "./page-editor.tsx";

const route = getRouteApi("/frame/pages/$id");

/** A page of blocks, open for editing; an older version of it only to be looked at. [BO-40] */
export function PagePage() {
  const { id } = route.useParams();
  const { version } = route.useSearch();
  const older = Number(version) || undefined;
  const asked = useQuery({
    ...query(getPage, { id, ...(older ? { version: older } : {}) }, { asksLogin: true }),
    // Another person's save is noticed when somebody comes back to the window.
    refetchOnWindowFocus: true,
  });
  return (
    <Loaded asked={asked} skeletonRows={14}>
      {({ data }) => <PageEditor key={`${id} ${String(older)}`} stored={data} />}
    </Loaded>
  );
}

/** A page nobody has written yet. */
export const NewPagePage = () => <PageEditor />;
