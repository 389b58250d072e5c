// The address under which phones reach this server: the one in the address bar, unless that means "this very machine".
import { site } from '../base';
import { api } from '../wire/api';

const HERE = /^(localhost|127\.|\[?::1)/;
const NEARBY =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cde]|[^.:/]+(:|$|\/)|[^/:]+\.(local|lan|home|home\.arpa|test)(:|$|\/))/;

class Reach {
  origin = $state(site());
  /** This page was opened on the server's own machine. */
  readonly here = HERE.test(location.hostname);
  /** Nobody but this machine can open that address. */
  readonly local = $derived(HERE.test(this.origin.replace(/^https?:\/\//, '')));

  /** Phones reach it from the same network alone: a private address, or a name of the local network. */
  readonly nearby = $derived(NEARBY.test(this.origin.replace(/^https?:\/\//, '')));

  /** The name of this house, with its address where others can open it: for the foot of a picture. */
  house(title: string): string {
    return this.local ? title : `${title} · ${this.origin.replace(/^https?:\/\//, '')}`;
  }

  /** Asks the server, which knows how it is reached on the local network, if it listens there. */
  async look(): Promise<void> {
    if (!this.local) return;
    const { url } = await api.address().catch(() => ({ url: '' }));
    if (url) this.origin = url.replace(/\/$/, '');
  }
}

export const reach = new Reach();
