/** Whether this build is the page that needs no server. */
declare const __PAGE__: boolean;

declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:icons/home' {
  const icons: Record<string, string>;
  export default icons;
}

declare module '*.toml' {
  const data: Record<string, unknown>;
  export default data;
}
