/** Items that are handed over between tools (docs/lives/hand-off.md), on the wire. Not shared in the page. */
export {
  type HandedUpload,
  handOffPath,
  type ItemOfMedium,
  type ToolUse,
  USE_PARAMETERS,
  wordsPath,
} from '@aic/contract/hand-off';
export { toolUsesProblem } from '@aic/contract/tool-uses';
export { parseResponse } from './api/parse-response.ts';
