import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Delete, Post, Put } from '../../platform/http/route.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { AssignmentsService } from './assignments.service.js';
import { AssignDto, NoteAssignmentDto } from './dto/assignment.dto.js';
import { assignedAnswer, AssignmentAnswer, assignmentView } from './dto/assignment.view.js';

@ApiTags('Dashboard: operations')
@Controller('admin/assignments')
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Post('', allow('assignments', 'create'), 'Assign a guide, a driver or a vehicle to a trip', {
    description:
      'A clash (another trip, days off, papers that end, too few seats) is 409 with all of them; `force` with a reason assigns all the same.',
    created: AssignmentAnswer,
    idempotent: true,
  })
  async assign(@Body() body: AssignDto, @CurrentActor() actor: Actor): Promise<AssignmentAnswer> {
    return assignedAnswer(await this.assignments.assign(actor, body));
  }

  @Put(':id', allow('assignments', 'edit'), 'Write a note for those who are assigned', {
    description: 'It stands on the page of the guide and of the driver.',
    answer: AssignmentAnswer,
    idempotent: true,
  })
  async note(
    @Param('id') id: string,
    @Body() { note }: NoteAssignmentDto,
    @CurrentActor() actor: Actor,
  ): Promise<AssignmentAnswer> {
    const assignment = await this.assignments.tell(actor, id, note);
    return { message: 'The note has been saved.', data: assignmentView(assignment) };
  }

  @Delete(':id', allow('assignments', 'delete'), 'Take an assignment away', {
    answer: AssignmentAnswer,
    idempotent: true,
  })
  async release(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<AssignmentAnswer> {
    const assignment = await this.assignments.release(actor, id);
    return { message: 'The assignment has been taken away.', data: assignmentView(assignment) };
  }
}
