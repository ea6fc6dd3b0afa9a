import { defineTool } from '@aic/sdk';
import { ArrivingSoonPage } from './features/arriving-soon/arriving-soon-page.tsx';

export default defineTool({ name: 'billing', render: () => <ArrivingSoonPage /> });
