import { nextTask } from './hydration/next-task.ts';

/**
 * Parts of this file, each run in a task of its own, so that the page, which is there to be seen already, answers in
 * between. Run in one go they keep a slow phone busy for a quarter of a second.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './core/services.ts'),
  () => import(/* webpackMode: "eager" */ './layout/nav-bar.tsx'),
  () => import(/* webpackMode: "eager" */ './app/page-view.tsx'),
  () => import(/* webpackMode: "eager" */ './app/app.tsx'),
];

// In a function: a module that waits costs each visitor half a kilobyte of runtime.
async function run(): Promise<void> {
  for (const load of PARTS) {
    await load();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

void run();
