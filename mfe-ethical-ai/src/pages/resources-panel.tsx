import resourcesFile from '../../content/resources.yaml';
import type { ResourcesWords } from '../resources/resources.schema.ts';
import { Resources } from '../resources/resources.tsx';

const words = resourcesFile as ResourcesWords;

export default function ResourcesPanel() {
  return <Resources words={words} />;
}
