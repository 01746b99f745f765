import { Badge, type BadgeTone } from '@portal/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

const variants: Readonly<Record<string, readonly [BadgeTone, typeof Info]>> = {
  critical: ['critical', CircleAlert],
  important: ['caution', TriangleAlert],
  essential: ['caution', TriangleAlert],
};

/** How much something matters: word, icon and color say the same. */
export function LevelBadge({ level }: { readonly level: string }) {
  const [tone, Icon] = variants[level.toLowerCase()] ?? (['primary', Info] as const);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {level}
    </Badge>
  );
}
