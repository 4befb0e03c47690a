import { ApiProperty } from '@nestjs/swagger';

/** Where a place is, in decimal degrees. */
export class PositionView {
  @ApiProperty({ example: -2.06, minimum: -90, maximum: 90 })
  latitude: number;

  @ApiProperty({ example: 29.35, minimum: -180, maximum: 180 })
  longitude: number;
}
