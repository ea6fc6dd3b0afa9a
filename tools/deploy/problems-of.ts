import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import type { Manifest } from './read-overlay.ts';

const MODELS = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  Service,
];

/** What the schema of its kind has against a manifest, with fields that it does not know. */
export function problemsOf(manifest: Manifest): string[] {
  const { apiVersion, kind, metadata } = manifest;
  const Model = MODELS.find((model) => model.apiVersion === apiVersion && model.kind === kind);
  if (Model === undefined) return [`${apiVersion} ${kind}: no schema`];
  const { watched, unread } = watch(manifest);
  const problems: string[] = [];
  try {
    // Not of a new model, which would be a copy.
    Model.prototype.validate.call(watched as never);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  problems.push(...[...unread].map((path) => `${path}: unknown`));
  return problems.map((problem) => `${kind} ${metadata.name} ${problem}`);
}

/**
 * The schemas let pass what they do not know, as those of Kubernetes do. A field that none of them has looked at
 * is such a one.
 * @returns the value to validate, and what has not been read of it yet
 */
function watch(value: object, path = '', unread = new Set<string>()) {
  const children = new Map<string | symbol, unknown>();
  for (const [key, child] of Object.entries(value)) {
    unread.add(`${path}/${key}`);
    const isObject = typeof child === 'object' && child !== null;
    children.set(key, isObject ? watch(child, `${path}/${key}`, unread).watched : child);
  }
  const watched = new Proxy(value, {
    get(object, key, receiver): unknown {
      unread.delete(`${path}/${String(key)}`);
      return children.has(key) ? children.get(key) : Reflect.get(object, key, receiver);
    },
  });
  return { watched, unread };
}
