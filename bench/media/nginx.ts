import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerChild } from '../measure/child.ts';

/** Debian's package puts it where users have no path to. */
const NGINX = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (command) => spawnSync(command, ['-v']).error === undefined,
);
/** Of a clock in /proc: USER_HZ is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

export interface NginxOptions {
  /** Media as they lie on disk. */
  mediaFolder: string;
  /** The gateway, which says by `X-Accel-Redirect` what is sent. Null: everybody may have everything. */
  gatewayUrl: string | null;
}

/** One worker process of nginx, configured as docs/operate/storage.md says. Null: it is not installed. */
export async function startNginx(options: NginxOptions): Promise<ServerChild | null> {
  if (NGINX === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), 'aic-bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(port, options));
  const child = spawn(
    NGINX,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors.log')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilItResponds(url, child, folder);
  return {
    url,
    cpuMs: async () => workersOf(child.pid ?? 0).reduce((sum, pid) => sum + cpuMsOf(pid), 0),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(port: number, { mediaFolder, gatewayUrl }: NginxOptions): string {
  return `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  client_body_temp_path body; proxy_temp_path proxy;
  fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  upstream gateway { server ${gatewayUrl === null ? '127.0.0.1:1' : new URL(gatewayUrl).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    ${
      gatewayUrl === null
        ? `location ~ ^/media/(..)(.+)$ { alias ${mediaFolder}/$1/$1$2; default_type video/mp4; }`
        : `
    location / {
      proxy_pass http://gateway;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffering off;
    }
    location /internal-media/ {
      internal;
      alias ${mediaFolder}/;
      etag off;
      add_header ETag $upstream_http_etag;
      add_header Content-Security-Policy $upstream_http_content_security_policy;
      add_header X-Content-Type-Options nosniff;
      add_header Cross-Origin-Resource-Policy same-origin;
    }`
    }
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilItResponds(url: string, child: ChildProcess, folder: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response !== null) return;
    await wait(50);
  }
  const log = join(folder, 'errors.log');
  throw new Error(`nginx did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : 'no log'}`);
}

function workersOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

/** User and system time: members 14 and 15 of proc(5), counted from behind the name in parentheses. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const members = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(members[11]) + Number(members[12])) * TICK_MS;
}
