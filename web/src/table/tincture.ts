/** The heralds' colours; each has its hatching in the stylesheet. */
export type Tincture = 'gules' | 'vert' | 'azure' | 'sable' | 'or' | 'purpure' | 'argent';
