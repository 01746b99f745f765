import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHelping from 'lucide-react/icons/hand-helping';
import SquarePlay from 'lucide-react/icons/square-play';
import type { ResourceStrings } from './resources.schema.ts';

type Name = ResourceStrings['sections'][number]['icon'];

const icons: Readonly<Record<Name, typeof SquarePlay>> = {
  'hand-helping': HandHelping,
  'graduation-cap': GraduationCap,
  'square-play': SquarePlay,
};

/** The icon of a section of resources (2-content-pages.md section 3, "Resource section"). */
export function SectionIcon({ name }: { readonly name: Name }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
