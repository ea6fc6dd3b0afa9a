import { defineTool } from '@aic/sdk';
import { AdminPage } from './admin-page.tsx';

export default defineTool({ name: 'admin', render: () => <AdminPage /> });
