import { SANDBOX_RULE } from './billing/stripe/sandbox-proxy.ts';
import { WEBHOOK_RULE } from './billing/webhook/webhook.routes.ts';
import { ZIP_RULE } from './generations/library/zip/zip.routes.ts';
import { UPLOAD_RULES } from './generations/routes/kinds.routes.ts';
import { UNSUBSCRIBE_RULE } from './mail/unsubscribe.routes.ts';
import { FORM_RULES } from './pages/forms.routes.ts';
import { POLICY_REPORT_RULE } from './pages/policy-reports/policy-reports.routes.ts';
import { readPathRules } from './platform/http/path-rules.ts';
import { DEPLOY_RULES } from './releases/deploy/deploy.routes.ts';
import { ERROR_REPORT_RULE } from './releases/faults/faults.routes.ts';
import { LOAD_REPORT_RULE } from './releases/reports/load-reports.routes.ts';
import { PAGE_REPORT_RULE } from './sharing/reported-pages.routes.ts';
import { ITEM_REPORT_RULE } from './sharing/shared-items.routes.ts';

/** Each stands beside its route, and here for what looks at a request before any route is found. */
export const pathRules = readPathRules([
  ...DEPLOY_RULES,
  ...FORM_RULES,
  ...UPLOAD_RULES,
  ITEM_REPORT_RULE,
  LOAD_REPORT_RULE,
  ERROR_REPORT_RULE,
  PAGE_REPORT_RULE,
  POLICY_REPORT_RULE,
  SANDBOX_RULE,
  UNSUBSCRIBE_RULE,
  WEBHOOK_RULE,
  ZIP_RULE,
]);
