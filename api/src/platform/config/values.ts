import { z } from 'zod';

/** Kinds of values an environment variable may hold. Messages never repeat the value: some are secrets. */
export function integer(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message);
}

export function flag() {
  return z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
}

export function origin() {
  return z
    .string()
    .refine((value) => isUrl(value, ['http:', 'https:']), 'must be like https://studio.example.com')
    .transform((value) => new URL(value).origin);
}

export function httpUrl() {
  return z.string().refine((value) => isUrl(value, ['http:', 'https:']), 'must be an http or https URL');
}

export function databaseUrl() {
  return z
    .string()
    .refine(
      (value) => isUrl(value, ['postgres:', 'postgresql:']),
      'must be like postgres://user:password@host:5432/name',
    );
}

export function smtpUrl() {
  return z
    .string()
    .refine(
      (value) => isUrl(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
      'must be like smtps://user:password@mail.example.com:465',
    );
}

/** One NATS server, or several of a cluster with commas between them. */
export function busUrl() {
  return z
    .string()
    .refine(
      (value) =>
        value.split(',').every((one) => isUrl(one, ['nats:', 'tls:']) && new URL(one).hostname !== ''),
      'must be like nats://user:password@nats.example.com:4222',
    );
}

/** 32 bytes in base64. */
export function key32() {
  return z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, as `openssl rand -base64 32` makes them')
    .transform((value) => Buffer.from(value, 'base64'));
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
