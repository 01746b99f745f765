import strings from '../../content/resources.yaml';
import { Resources } from '../resources/resources.tsx';

export default function ResourcesPanel() {
  return <Resources strings={strings} />;
}
