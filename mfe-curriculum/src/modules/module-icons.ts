import BookOpen from 'lucide-react/icons/book-open';
import BrainCircuit from 'lucide-react/icons/brain-circuit';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Compass from 'lucide-react/icons/compass';
import Database from 'lucide-react/icons/database';
import DoorOpen from 'lucide-react/icons/door-open';
import DraftingCompass from 'lucide-react/icons/drafting-compass';
import FileCheck from 'lucide-react/icons/file-check';
import FileText from 'lucide-react/icons/file-text';
import HandCoins from 'lucide-react/icons/hand-coins';
import Landmark from 'lucide-react/icons/landmark';
import Laptop from 'lucide-react/icons/laptop';
import Library from 'lucide-react/icons/library';
import LockOpen from 'lucide-react/icons/lock-open';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Mountain from 'lucide-react/icons/mountain';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PenLine from 'lucide-react/icons/pen-line';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import type { ICON_NAMES } from './icon-names.ts';

type IconName = (typeof ICON_NAMES)[number];

/** A name that is in only one of icon-names.ts and this list is a type error. */
const icons: Readonly<Record<IconName, typeof BookOpen>> = {
  'book-open': BookOpen,
  'brain-circuit': BrainCircuit,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  compass: Compass,
  database: Database,
  'door-open': DoorOpen,
  'drafting-compass': DraftingCompass,
  'file-check': FileCheck,
  'file-text': FileText,
  'hand-coins': HandCoins,
  landmark: Landmark,
  laptop: Laptop,
  library: Library,
  'lock-open': LockOpen,
  megaphone: Megaphone,
  'message-square-text': MessageSquareText,
  mountain: Mountain,
  'notebook-pen': NotebookPen,
  'pen-line': PenLine,
  scale: Scale,
  search: Search,
  'shield-check': ShieldCheck,
  users: Users,
};

/** The icon with that name; an open book for a name that the check has not seen yet. */
export function iconOf(name: string): typeof BookOpen {
  return Object.hasOwn(icons, name) ? icons[name as IconName] : BookOpen;
}
