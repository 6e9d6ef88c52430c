import { AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { cognito, hasName, unavailableIfThrottled } from '#functions/account/cognito-client.ts';
import { environment } from '#functions/core/environment.ts';

/** Lists the roles of an owner. Roles are Cognito groups. An owner whose user is lost has none. */
export async function listRoles(ownerId: string): Promise<string[]> {
  try {
    const { Groups = [] } = await cognito().send(
      new AdminListGroupsForUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: ownerId, Limit: 60 }),
    );
    return Groups.flatMap((group) => (group.GroupName ? [group.GroupName] : []));
  } catch (error) {
    if (hasName(error, 'UserNotFoundException')) return [];
    throw unavailableIfThrottled(error);
  }
}
