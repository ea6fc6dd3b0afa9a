import { defineTool } from '@aic/sdk';
import { ArrivingSoonPage } from './arriving-soon-page.tsx';

export default defineTool({ name: 'video', render: () => <ArrivingSoonPage /> });
