import { useResearchPath } from '@portal/progress';
import { moduleBySlug } from '../curriculum/path-order.ts';
import { useLocationState } from '../curriculum/use-location-state.ts';
import { researchPath } from '../modules/research-path.ts';
import { Part } from './part.tsx';
import { PathList } from './path-list.tsx';
import { openPathModule } from './path-module-view.ts';

const isKnown = (slug: string) => moduleBySlug(researchPath, slug) !== undefined;

/** The research learning path: its modules, or one of them (2-content-pages.md section 2, "Research learning path screen"). */
export function Page() {
  const { place, backFrom } = useLocationState(isKnown);
  const completed = useResearchPath();
  const module = place.slug === undefined ? undefined : moduleBySlug(researchPath, place.slug);
  return module ? (
    <Part of={openPathModule} heading={module.title}>
      {(OpenPathModule) => (
        <OpenPathModule
          key={module.slug}
          module={module}
          completed={completed.has(module.id)}
          onComplete={() => completed.complete(module.id)}
        />
      )}
    </Part>
  ) : (
    <PathList isCompleted={completed.has} last={backFrom?.slug} />
  );
}
