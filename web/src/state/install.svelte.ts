// The browser's leave to put Meetinghouse on the home screen. It comes early, before any page is there to hear it.
import { keep, kept } from './kept';

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: string }>;
}

class Install {
  private event = $state.raw<InstallEvent | null>(null);
  private declined = $state(kept('no-install', false));

  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // the browser's own banner would be a nag
      this.event = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.event = null));
  }

  get offered(): boolean {
    return !!this.event && !this.declined;
  }

  decline(): void {
    this.declined = true;
    keep('no-install', true);
  }

  async accept(): Promise<void> {
    const answer = await this.event?.prompt();
    this.event = null;
    if (answer?.outcome === 'dismissed') this.decline();
  }
}

export const install = new Install();
