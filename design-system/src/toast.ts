// Only the shell renders toasts, and only once there may be one; tools raise them through the SDK.
export { type ToastMessage, ToastViewport, type ToastViewportProps } from './components/toast/toast.tsx';
