import { takeTargetModule } from '@portal/progress';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { moduleById, moduleBySlug } from '../curriculum/path-order.ts';
import { fragmentOf, fragmentOfList } from '../curriculum/place.ts';
import { useAchievements } from '../curriculum/use-achievements.ts';
import { useLocationState } from '../curriculum/use-location-state.ts';
import { useModuleList } from '../curriculum/use-module-list.ts';
import { curriculum } from '../modules/learning-path.ts';
import { ModuleList } from './module-list.tsx';
import { openModule } from './module-view.ts';
import { MyNotes } from './my-notes.tsx';
import { Part } from './part.tsx';

const isKnown = (slug: string) => moduleBySlug(curriculum, slug) !== undefined;

/** The curriculum: the list of modules, one of them, or the visitor's notes (1-platform.md section 2, "Educational Modules page"). */
export function Page() {
  const { place, backFrom, listFilter } = useLocationState(isKnown);
  const achievements = useAchievements();
  const show = useModuleList();
  const navigate = useNavigate();
  const module = place.slug === undefined ? undefined : moduleBySlug(curriculum, place.slug);
  const route = module?.route;
  const back = fragmentOfList(listFilter);

  // Read once, when the page is there: another page has left the id of the module to open.
  useEffect(() => {
    const id = takeTargetModule();
    const target = id === undefined ? undefined : moduleById(curriculum, id);
    if (target) void navigate(target.route ?? { hash: fragmentOf(target.slug) }, { replace: true });
  }, [navigate]);

  // A link to the module that has a page of its own.
  useEffect(() => {
    if (route) void navigate(route, { replace: true });
  }, [route, navigate]);

  if (place.view === 'my-notes') return <MyNotes notes={achievements.notes} back={back} />;
  return module && !route ? (
    <Part of={openModule} heading={module.title}>
      {(OpenModule) => <OpenModule key={module.slug} module={module} place={place} achievements={achievements} back={back} />}
    </Part>
  ) : (
    <ModuleList show={show} filter={place.filter} backFrom={backFrom} />
  );
}
