import { Injectable } from '@nestjs/common';

/** Whether this process was asked to stop: it is not ready from then on, though it still answers. */
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
