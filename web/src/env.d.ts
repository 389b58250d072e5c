declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}

declare module '*.toml' {
  const data: Record<string, unknown>;
  export default data;
}
