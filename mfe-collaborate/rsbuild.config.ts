import { featureApp } from '@portal/build';

export default featureApp({ dir: import.meta.dirname });
