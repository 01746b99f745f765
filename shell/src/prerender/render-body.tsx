import type { BodyInput, LiveDocument } from '@portal/contracts';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { Frame } from '../chrome/frame.tsx';
import { MenuAsSlot } from '../chrome/menu.tsx';
import { NotFound } from '../chrome/not-found.tsx';
import { knownRelease, ReleaseOfPage } from '../releases/release-of-page.ts';

/** A body must be valid for every live document, so there is none while it is rendered. */
const NO_LIVE_DOCUMENT: LiveDocument = { number: 0, shell: { version: SHELL_VERSION }, apps: [], menu: [] };
/** An address that stands for all addresses that no app owns. */
const NO_PAGE = '/404';

/** Renders the frame with one page in it; rejects if the page throws. */
export async function renderBody({ path, app, page }: BodyInput): Promise<string> {
  const Page = page as ComponentType | undefined;
  const address = path ?? NO_PAGE;
  const routes: RouteObject[] = [
    {
      id: 'frame',
      element: <Frame live={NO_LIVE_DOCUMENT} />,
      children: [
        {
          id: address,
          path: address,
          element:
            app && Page ? (
              <div data-page={app.id}>
                <Page />
              </div>
            ) : (
              <NotFound live={NO_LIVE_DOCUMENT} />
            ),
        },
      ],
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://portal.invalid${address}`));
  if (context instanceof Response) throw new Error(`The page ${address} answers with a redirect, but a prerendered page cannot redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  let problem: unknown;
  const { prelude } = await prerender(
    <MenuAsSlot value={true}>
      <ReleaseOfPage value={knownRelease(app)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ReleaseOfPage>
    </MenuAsSlot>,
    {
      // Larger boundaries would be moved out into inline scripts: blank without scripts, and refused by the policy.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        problem ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (problem) throw problem;
  return html;
}
