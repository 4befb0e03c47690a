import { Injectable } from '@nestjs/common';

/** Whether this process was asked to stop: from then on it is not ready, though it still serves requests. */
@Injectable()
export class ShutdownState {
  private asked = false;

  get isAsked(): boolean {
    return this.asked;
  }

  begin(): void {
    this.asked = true;
  }
}
