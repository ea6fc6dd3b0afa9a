/** Files that the build keeps beside the scripts; what is imported is their URL. */
declare module '*.avif' {
  const url: string;
  export default url;
}
