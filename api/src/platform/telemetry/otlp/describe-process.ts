import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  defaultResource,
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { ATTR_SERVICE_INSTANCE_ID, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import {
  ATTR_HOST_NAME,
  ATTR_PROCESS_PID,
  ATTR_PROCESS_RUNTIME_NAME,
  ATTR_PROCESS_RUNTIME_VERSION,
} from '@opentelemetry/semantic-conventions/incubating';
import type { TelemetrySettings } from '../../config/telemetry.ts';

/**
 * Whose traces and metrics they are. The library's own detector of processes is left out: it tells the command line
 * and the system user.
 */
export function describeProcess({ serviceName }: Pick<TelemetrySettings, 'serviceName'>): Resource {
  return defaultResource()
    .merge(
      resourceFromAttributes({
        [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
        [ATTR_HOST_NAME]: hostname(),
        [ATTR_PROCESS_PID]: process.pid,
        [ATTR_PROCESS_RUNTIME_NAME]: 'nodejs',
        [ATTR_PROCESS_RUNTIME_VERSION]: process.versions.node,
      }),
    )
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
    .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName }));
}
